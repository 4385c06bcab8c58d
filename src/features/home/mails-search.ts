/** The query string that opens the e-mails that were not sent (§2 /home). */
export const mailsSearch = '?emails=1';

/** Whether an address of /home means them. */
export function isMails(search: string): boolean {
  return new URLSearchParams(search).get('emails') === '1';
}
