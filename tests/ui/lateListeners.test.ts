import { expect, it, vi } from 'vitest';
import { amina, tokenFor } from '../support/tokens.ts';

it('a draft of the user before goes, though what keeps drafts arrives behind a quick sign-in', async () => {
  localStorage.clear();
  sessionStorage.setItem('last_user_id', '7');
  sessionStorage.setItem('draft:7:cities/1', 'sealed for another');
  vi.resetModules();
  const { session } = await import('../../src/authProvider/session.ts');
  session.start(tokenFor(3600), amina);
  expect(sessionStorage.getItem('draft:7:cities/1')).not.toBeNull();
  await import('../../src/authProvider/drafts.ts');
  expect(sessionStorage.getItem('draft:7:cities/1')).toBeNull();
});

it('the user before is remembered when the page is loaded anew at the sign-in, so that the next one is known as another', async () => {
  const loaded = async () => {
    vi.resetModules();
    return (await import('../../src/authProvider/session.ts')).session;
  };
  for (const [id, isNewcomer] of [
    ['1', false],
    ['2', true],
  ] as const) {
    localStorage.clear();
    sessionStorage.clear();
    const before = await loaded();
    before.start(tokenFor(3600), amina);
    before.end('rejected');
    const after = await loaded();
    after.start(tokenFor(3600, Number(id)), { ...amina, id });
    expect(after.mayGoOnAt('/apps'), id).toBe(!isNewcomer);
  }
});
