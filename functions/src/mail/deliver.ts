import { createTransport } from 'nodemailer';
import { companyName, mailSender, smtpUrl } from '../config';
import type { Message } from './text/message';

/** How long each step of a silent mail server may take, in milliseconds. Nobody waits at a screen for a mail. */
const patience = 10_000;

export type MailServer = ReturnType<typeof openMailServer>;

/** A connection to the mail server for one mail after the other; `close` ends it. */
export function openMailServer() {
  const transport = createTransport({
    url: smtpUrl.value(),
    pool: true,
    maxConnections: 1,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  const from = { name: companyName.value(), address: mailSender.value() };
  return {
    deliver: async (to: string, { subject, text, html }: Message): Promise<void> => {
      await transport.sendMail({ from, to, subject, text, html });
    },
    close: () => transport.close(),
  };
}

/** Whose fault a failed delivery is: an address that takes no mail for good, this one mail, or the server. */
type Fault = 'address' | 'mail' | 'server';

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return 'server';
  const { code, command, responseCode } = error as Error & {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  // RFC 5321: with 421 the server closes the connection.
  if (responseCode === 421 || command === 'MAIL FROM') return 'server';
  // Without an answer of the server it is no address to begin with.
  const isForGood = responseCode === undefined || Number(responseCode) >= 500;
  if (code === 'EENVELOPE' && command !== 'DATA' && isForGood) return 'address';
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'mail' : 'server';
}
