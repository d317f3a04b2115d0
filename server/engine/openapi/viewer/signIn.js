const form = document.getElementById('sign-in');
const shown = document.getElementById('signed-in');
const refusal = document.getElementById('refusal');

async function tokenFor(values) {
  const reply = await fetch('/user/api/v1/user/login/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(values),
  });
  const answer = await reply.json().catch(() => ({}));
  if (reply.ok) return answer.access;
  throw new Error(answer.errors?.[0]?.detail ?? answer.detail ?? `Refused (${reply.status})`);
}

const end = token =>
  fetch('/user/api/v1/user/logout/', { method: 'POST', headers: { authorization: `Bearer ${token}` } });

/** Signs in and out at the head of the page; tells the token, or none. It is kept in memory, and nowhere else. */
export function signIn(tell) {
  let token;
  const turn = given => {
    token = given;
    form.hidden = token !== undefined;
    shown.hidden = token === undefined;
    tell(token);
  };
  form.addEventListener('submit', async event => {
    event.preventDefault();
    refusal.textContent = '';
    const { email, password } = Object.fromEntries(new FormData(form));
    try {
      turn(await tokenFor({ email, password }));
      form.reset();
      shown.querySelector('span').textContent = email;
      shown.querySelector('button').focus();
    } catch (error) {
      refusal.textContent = error.message;
    }
  });
  shown.querySelector('button').addEventListener('click', () => {
    void end(token).catch(() => undefined);
    turn();
    form.querySelector('input').focus();
  });
}
