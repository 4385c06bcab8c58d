import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

import type { Mailbox } from './mailbox';

const page = readFileSync(join(import.meta.dirname, 'inbox.html'));

/** The page of the inbox at `/`; `GET /api/email` lists all mails as JSON, `DELETE /api/email/all` removes them. */
export function answerAbout(
  mailbox: Mailbox,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): void {
  const wanted = `${method} ${url}`;
  if (wanted === 'GET /') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
  } else if (wanted === 'GET /api/email') {
    const mails = JSON.stringify(mailbox.mails());
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(mails);
  } else if (wanted === 'DELETE /api/email/all') {
    mailbox.clear().then(
      () => response.writeHead(204).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  } else {
    response.writeHead(404).end();
  }
}
