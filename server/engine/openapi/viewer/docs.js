import { partOf } from './partOf.js';
import { search } from './search.js';
import { signIn } from './signIn.js';

const viewer = document.getElementById('viewer');
const title = document.getElementById('title');

/** Ours: one head and one sign-in for all parts. */
const nothing = () => null;
const withoutHead = () => ({
  components: { InfoContainer: nothing, ServersContainer: nothing, AuthorizeBtnContainer: nothing },
});

let description;
let ui;
let token;

function pass() {
  if (token) ui?.preauthorizeApiKey('token', token);
}

function view(part) {
  if (ui) ui.specActions.updateSpec(JSON.stringify(part));
  else {
    // One that was drawn before goes with its element.
    const domNode = document.createElement('div');
    viewer.replaceChildren(domNode);
    ui = globalThis.SwaggerUIBundle({
      spec: part,
      domNode,
      plugins: [withoutHead],
      docExpansion: 'list',
      defaultModelsExpandDepth: 0,
      tryItOutEnabled: true,
      validatorUrl: null,
    });
  }
  pass();
}

/** Waits until the viewer has drawn the element; it draws in its own time. */
function drawn(id) {
  return new Promise(resolve => {
    const look = () => {
      const element = document.getElementById(id);
      if (element) {
        observer.disconnect();
        resolve(element);
      }
    };
    const observer = new MutationObserver(look);
    observer.observe(viewer, { childList: true, subtree: true });
    look();
  });
}

const hasCall = ({ paths }, operation) =>
  Object.values(paths)
    .flatMap(Object.values)
    .some(({ operationId }) => operationId === operation);

function markChosen(tag) {
  for (const link of document.querySelectorAll('#contents a')) {
    const isChosen = link.hash === `#${tag}`;
    if (isChosen) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
    if (isChosen) link.closest('details').open = true;
  }
}

/** Tag and operation of the address; none where it cannot be decoded. */
function named() {
  try {
    return decodeURIComponent(location.hash.slice(1)).split('/');
  } catch {
    return [];
  }
}

/** Draws the part anew, without the answers to whoever was signed in, and the token in what they have sent. */
function renew() {
  if (!ui) return;
  const { tag } = title.dataset;
  ui = undefined;
  view(partOf(description, tag));
  ui.layoutActions.show(['operations', ...named()], true);
}

/** Follows the address, `#tag` or `#tag/operation`, so that each place can be linked to and gone back to. */
async function follow() {
  const [tag, operation] = named();
  if (!description.tags.some(({ name }) => name === tag)) return document.getElementById('search').focus();
  document.getElementById('start').hidden = true;
  back.hidden = false;
  title.hidden = false;
  const part = partOf(description, tag);
  if (title.dataset.tag !== tag) view(part);
  title.dataset.tag = tag;
  title.textContent = tag.replaceAll('_', ' ');
  document.title = `${title.textContent} – Rihla API`;
  markChosen(tag);
  if (!hasCall(part, operation)) {
    document.querySelector('main').focus({ preventScroll: true });
    return title.scrollIntoView();
  }
  ui.layoutActions.show(['operations', tag, operation], true);
  const call = await drawn(`operations-${tag}-${operation}`);
  call.scrollIntoView();
  return call.querySelector('button')?.focus({ preventScroll: true });
}

const back = document.getElementById('back');
back.addEventListener('click', () => document.getElementById('search').focus());

const dark = matchMedia('(prefers-color-scheme: dark)');
const colour = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', colour);
colour();

signIn(given => {
  token = given;
  if (token) pass();
  else renew();
});
const reply = await fetch('/openapi.json');
if (reply.ok) {
  description = await reply.json();
  search(description);
  addEventListener('hashchange', follow);
  // The address stays, so that nothing would lead back to what has been scrolled away.
  document.addEventListener('click', ({ target }) => {
    const hash = target.closest('a')?.hash;
    if (hash && hash === location.hash) void follow();
  });
  if (location.hash) await follow();
} else
  document.getElementById('refusal').textContent =
    `The description did not come (${reply.status}). Load the page again.`;
