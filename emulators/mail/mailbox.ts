import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';

export interface Mail {
  from: string;
  to: { address: string }[];
  subject: string;
  /** ISO 8601, as the sender wrote it. */
  date: string;
  text: string;
  html: string;
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>;

/** The mails of a folder, one .eml file each; creates the folder if it is missing. */
export async function openMailbox(folder: string) {
  await mkdir(folder, { recursive: true });
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted();
  const mails = await Promise.all(
    files.map(async (file) => readMail(await readFile(join(folder, file)))),
  );

  return {
    /** In the order they came. */
    mails: () => mails,
    async add(raw: Buffer) {
      const mail = await readMail(raw);
      // Names sort by arrival.
      const name = `${Date.now()}-${String(mails.push(mail)).padStart(6, '0')}.eml`;
      await writeFile(join(folder, name), raw);
    },
    async clear() {
      mails.length = 0;
      for (const file of await readdir(folder)) await rm(join(folder, file), { force: true });
    },
  };
}

async function readMail(raw: Buffer): Promise<Mail> {
  const {
    from,
    to = [],
    subject = '',
    date = '',
    text = '',
    html = '',
  } = await PostalMime.parse(raw);
  return {
    from: from?.address ?? '',
    to: to.map(({ address = '' }) => ({ address })),
    ...{ subject, date, text, html },
  };
}
