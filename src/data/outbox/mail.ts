import * as v from 'valibot';

import { http } from '../base/http';

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

const told = v.object({ depois: v.array(v.number()), semendereco: v.array(v.number()) });

/** Orders whose customer is to be told later, and those whose customer has no address that mails may go to. */
export type Told = v.InferOutput<typeof told>;

/** Tells customers what became of these orders, as they stand now. */
export async function sendMovesMails(numbers: readonly number[]): Promise<Told> {
  const client = await http();
  const params = new URLSearchParams(numbers.map((number) => ['numerodopedido', String(number)]));
  const answer = await client.get<unknown>('/send-email-pedidos', { params });
  return v.parse(told, answer.data);
}
