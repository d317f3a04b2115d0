const MOST = 50;

const textOf = words => words.join(' ').toLowerCase();

function callsOf({ paths }) {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary, tags }]) => ({
      method,
      path,
      summary,
      link: `#${tags[0]}/${operationId}`,
      // A name is found by its words and as it is written.
      text: textOf([method, path, summary, tags[0], path.replaceAll('_', ' ')]),
    })),
  );
}

function part(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function rowOf({ method, path, summary, link }) {
  const row = document.createElement('li');
  const leading = document.createElement('a');
  leading.href = link;
  leading.append(part('b', method), ' ', part('code', path), ' ', part('span', summary));
  row.append(leading);
  return row;
}

const countText = count =>
  count > MOST ? `${count} calls, the first ${MOST} of them` : count === 1 ? '1 call' : `${count} calls`;

/** Lets a reader find calls by words of their path, method, tag and summary; all words must be there. */
export function search(description) {
  const [field, found, results, contents] = ['search', 'found', 'results', 'contents'].map(id =>
    document.getElementById(id),
  );
  const calls = callsOf(description);
  const show = () => {
    const words = textOf([field.value]).split(/\s+/).filter(Boolean);
    const matching = words.length > 0 ? calls.filter(({ text }) => words.every(word => text.includes(word))) : [];
    contents.hidden = words.length > 0;
    found.textContent = words.length > 0 ? countText(matching.length) : '';
    results.replaceChildren(...matching.slice(0, MOST).map(rowOf));
  };
  field.addEventListener('input', show);
  // What was typed before the description had come.
  show();
}
