const SCHEMAS = '#/components/schemas/';

/** Names of the schemas that a value refers to, by `$ref`. */
function* namesIn(value) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (key !== '$ref') yield* namesIn(one);
    else if (one.startsWith(SCHEMAS)) yield one.slice(SCHEMAS.length);
  }
}

/** Parameters and answers that many calls share stay whole, and so does what they refer to. */
function schemasFor(paths, { schemas, ...shared }) {
  const kept = new Map();
  const wanted = [...namesIn([paths, shared])];
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (kept.has(name)) continue;
    kept.set(name, schemas[name]);
    wanted.push(...namesIn(schemas[name]));
  }
  return Object.fromEntries(kept);
}

/**
 * The part of a description that is about one tag, with the schemas that it needs: a viewer given all 1,500 calls works
 * on them for a minute.
 */
export function partOf(description, tag) {
  const paths = Object.fromEntries(
    Object.entries(description.paths).flatMap(([path, methods]) => {
      const about = Object.entries(methods).filter(([, { tags }]) => tags.includes(tag));
      return about.length > 0 ? [[path, Object.fromEntries(about)]] : [];
    }),
  );
  return {
    ...description,
    tags: description.tags.filter(({ name }) => name === tag),
    components: { ...description.components, schemas: schemasFor(paths, description.components) },
    paths,
  };
}
