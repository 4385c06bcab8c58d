import { createTransport } from 'nodemailer';
import { companyName, mailSender, smtpUrl } from '../config';
import type { Message } from './text/message';

/** How long a silent mail server may take for each step, in milliseconds. No screen waits for a mail. */
const patience = 10_000;

export type MailServer = ReturnType<typeof openMailServer>;

/** A connection to the mail server that sends mails in turn; `close` ends it. */
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

/** The cause of a failed delivery: an address that will never accept mail, this mail, or the server. */
type Fault = 'address' | 'mail' | 'server';

export function faultOf(error: unknown): Fault {
  if (!(error instanceof Error)) return 'server';
  const { code, command, responseCode } = error as Error & {
    code?: unknown;
    command?: unknown;
    responseCode?: unknown;
  };
  // RFC 5321: after 421 the server closes the connection.
  if (responseCode === 421 || command === 'MAIL FROM') return 'server';
  // Without a response code the address itself is invalid.
  const isForGood = responseCode === undefined || Number(responseCode) >= 500;
  if (code === 'EENVELOPE' && command !== 'DATA' && isForGood) return 'address';
  return code === 'EENVELOPE' || code === 'EMESSAGE' ? 'mail' : 'server';
}
