import { http } from '../base/http';

/**
 * These calls put a mail into the server's queue at once. Without them the server finds the event by itself (decision
 * 97).
 */
export async function sendApprovalMail(email: string, name: string): Promise<void> {
  const client = await http();
  await client.get('/send-email', { params: { email, name } });
}

export async function sendQuoteMail(
  email: string,
  name: string,
  numerodopedido: number,
): Promise<void> {
  const client = await http();
  await client.get('/send-email-novo-orcamento', { params: { email, name, numerodopedido } });
}
