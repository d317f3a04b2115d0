import { anythingUnsaved, ask, mayLeave } from './unsaved.ts';

const CHANNEL = 'unsaved';
/** Tells the questions of this tab from those of others: a browser gives both to whoever listens. */
const QUESTION = `anything? ${Math.random()}`;
const isQuestion = (data: unknown): boolean => String(data).startsWith('anything?') && data !== QUESTION;
const YES = 'something';
/** How long the other tabs have to answer, in milliseconds; one that the browser has put to sleep is not waited for. */
const PATIENCE = 250;

/** Answers the other tabs when they ask whether anything is unsaved here, until what this gives is called. */
export function answerOtherTabs(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (isQuestion(data) && anythingUnsaved.get()) channel.postMessage(YES);
  });
  return () => channel.close();
}

/** Whether anything in another tab is unsaved. */
async function isUnsavedElsewhere(): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL);
  try {
    return await new Promise(resolve => {
      channel.addEventListener('message', ({ data }) => data === YES && resolve(true));
      setTimeout(() => resolve(false), PATIENCE);
      channel.postMessage(QUESTION);
    });
  } finally {
    channel.close();
  }
}

/** Asks, if something is not saved in whichever tab, whether the session may end: it does so in all of them. */
export async function mayEndSession(): Promise<boolean> {
  if (!(await mayLeave())) return false;
  return !(await isUnsavedElsewhere()) || ask('elsewhere');
}
