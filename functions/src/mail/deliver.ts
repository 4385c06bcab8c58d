import { createTransport } from 'nodemailer';
import { companyName, mailSender, smtpUrl } from '../config';
import type { Message } from './message';

/** A mail server that is down or silent costs the caller this long at most, in milliseconds. */
const patience = 5_000;

/** Hands one mail to the mail server; rejects when the server does not take it. */
export async function deliver(to: string, { subject, text, html }: Message): Promise<void> {
  const transport = createTransport({
    url: smtpUrl.value(),
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  const from = { name: companyName.value(), address: mailSender.value() };
  await transport.sendMail({ from, to, subject, text, html });
}
