interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

interface StoredMail {
  to: { address: string }[];
  subject: string;
  text: string;
  html: string;
}

/** All mails in the local inbox, in the order they came. */
export async function listMails(webPort: number): Promise<ReceivedMail[]> {
  const response = await fetch(`http://127.0.0.1:${webPort}/api/email`);
  const mails = (await response.json()) as StoredMail[];
  return mails.map(({ to, subject, text, html }) => ({
    to: to.map((receiver) => receiver.address),
    subject,
    text,
    html,
  }));
}
