import { latin } from './latin.ts';

/** Bengali as names are read: the vowel that no sign stands for, and letters that names of Arabic origin borrow. */
export const fromBengali = (word: string): string =>
  latin(
    word
      .replace(/[\u09a1\u09a2]\u09bc/g, 'র')
      .replace(/\u09af\u09bc/g, '\u09df')
      .replace(/[ওো]\u09df(?=[াে])/g, 'w')
      .replace(/[ঃঁ\u09bc]/g, '')
      .replace(/([ি-ৌ]\u09df)(?=[ক-হ])/g, '$1া')
      .replace(/^([ক-হ])(?=[ক-হ\u09df])/, '$1ো')
      .replace(/([ক-হ])(?=[ক-হ\u09df])/g, '$1া')
      .replaceAll('ঞা', '\u09dfা')
      .replace(/([সশষ])্ব/g, '$1')
      .replaceAll('চ', 'ch')
      .replaceAll('ছ', 's')
      .replaceAll('য', 'j')
      .replaceAll('\u09df', 'y'),
  );
