import { createTransport } from 'nodemailer';
import { companyName, mailSender, smtpUrl } from '../config';
import type { Message } from './message';

/** How long each step of a silent mail server may take, in milliseconds. Nobody waits at a screen for a mail. */
const patience = 10_000;

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

/** Whether the mail server took no mail for this address, and never will. A 4xx, as all else, may be over soon. */
export function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EENVELOPE') return false;
  // RFC 5321; without a code it is no address to begin with.
  return !('responseCode' in error) || Number(error.responseCode) >= 500;
}
