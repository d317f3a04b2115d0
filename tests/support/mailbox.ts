import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came over the line: head and body. */
  readonly raw: string;
}

export interface Mailbox {
  readonly url: string;
  readonly letters: Letter[];
  /** What the server answers instead of taking the next letters; undefined takes them. */
  refusal: Error | undefined;
  close(): Promise<void>;
}

/** A mail server on this machine, which keeps what it is given. */
export async function openMailbox(): Promise<Mailbox> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (mailbox.refusal) return done(mailbox.refusal);
        letters.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(one => one.address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mailbox: Mailbox = {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refusal: undefined,
    close: () => new Promise(resolve => server.close(resolve)),
  };
  return mailbox;
}
