import { http } from './lazy-client';

/** Tells a customer that the registration was approved. */
export async function sendApprovalMail(email: string, name: string): Promise<void> {
  const client = await http();
  await client.get('/send-email', { params: { email, name } });
}

/** Tells the author, the seller and the company about a new quote. */
export async function sendQuoteMail(
  email: string,
  name: string,
  numerodopedido: number,
): Promise<void> {
  const client = await http();
  await client.get('/send-email-novo-orcamento', { params: { email, name, numerodopedido } });
}
