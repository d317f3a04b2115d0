import { zipSync } from 'fflate';
import { camtFiles, mt940Files, ofxFiles } from './bankFormats.ts';

interface DamagedFile {
  readonly name: string;
  /** Why it is refused. */
  readonly why: string;
  readonly bytes: Uint8Array;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const [ofx, xmlOfx, mt940, camt] = [ofxFiles[0], ofxFiles[1], mt940Files[1], camtFiles[0]].map(
  file => file?.text ?? '',
);
const cut = (text = '', share = 0.6): string => text.slice(0, Math.floor(text.length * share));
const bomb = `<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;

export const damagedFiles: readonly DamagedFile[] = [
  { name: 'cut.ofx', why: 'broken', bytes: bytes(cut(ofx)) },
  { name: 'cut-xml.ofx', why: 'broken', bytes: bytes(cut(xmlOfx)) },
  { name: 'cut.sta', why: 'broken', bytes: bytes(cut(mt940)) },
  { name: 'cut.xml', why: 'broken', bytes: bytes(cut(camt)) },
  { name: 'headless.sta', why: 'no_balance', bytes: bytes(mt940?.replace(/:60F:.*\n/, '') ?? '') },
  { name: 'letters-of-a-balance.sta', why: 'broken', bytes: bytes(mt940?.replace('EUR75,00', 'EURabc') ?? '') },
  {
    name: 'latin-called-utf8.xml',
    why: 'encoding',
    bytes: Uint8Array.from(camt ?? '', letter => letter.charCodeAt(0)),
  },
  { name: 'bomb.xml', why: 'doctype', bytes: bytes(camt?.replace('\n', `\n${bomb}`) ?? '') },
  { name: 'bomb.ofx', why: 'doctype', bytes: bytes(ofx?.replace('<OFX>', `${bomb}<OFX>`) ?? '') },
  { name: 'deep.xml', why: 'too_large', bytes: bytes(`${cut(camt, 0.1)}<BkToCstmrStmt>${'<a>'.repeat(100_000)}`) },
  { name: 'packed.ofx', why: 'zip', bytes: zipSync({ 'a.ofx': bytes(ofx ?? '') }) },
  { name: 'packed.zip', why: 'zip', bytes: zipSync({ 'a.ofx': bytes(ofx ?? '') }) },
  { name: 'login.ofx', why: 'page', bytes: bytes('<!-- bank -->\n<!DOCTYPE html><html><body>Sign in</body></html>') },
  { name: 'nothing.sta', why: 'empty', bytes: new Uint8Array() },
  { name: 'words.qfx', why: 'unknown', bytes: bytes('This is no statement.') },
  { name: 'refused.ofx', why: 'no_statement', bytes: bytes('<OFX><STATUS><CODE>15500<SEVERITY>ERROR</STATUS></OFX>') },
  {
    name: 'intraday.xml',
    why: 'other_message',
    bytes: bytes(
      '<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.02"><BkToCstmrAcctRpt><Rpt/></BkToCstmrAcctRpt></Document>',
    ),
  },
];
