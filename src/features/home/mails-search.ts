/** The query string that opens the list of unsent e-mails (§2 /home). */
export const mailsSearch = '?emails=1';

/** True if an address of /home opens that list. */
export function isMails(search: string): boolean {
  return new URLSearchParams(search).get('emails') === '1';
}
