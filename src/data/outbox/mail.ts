import * as v from 'valibot';

import type { NoticeAct } from '../../../domain/outbox/act';
import { http } from '../base/http';

export async function sendApprovalMail(email: string, name: string): Promise<void> {
  const client = await http();
  await client.get('/send-email', { params: { email, name } });
}

const announced = v.object({
  depois: v.optional(v.boolean(), false),
  espera: v.optional(v.boolean(), false),
});

/** Who is still to be told of a quote: the customer for whom it was written (`depois`), its seller or the company (`espera`). */
export type Announced = v.InferOutput<typeof announced>;

export async function sendQuoteMail(
  email: string,
  name: string,
  numerodopedido: number,
): Promise<Announced> {
  const client = await http();
  const params = { email, name, numerodopedido };
  const answer = await client.get<unknown>('/send-email-novo-orcamento', { params });
  return v.parse(announced, answer.data);
}

const numbers = v.array(v.number());
const told = v.object({
  depois: numbers,
  semendereco: numbers,
  naoenviados: v.optional(numbers, []),
});

/** Orders about which somebody is to be told later, has no address that mails may go to, or was not told for now. */
export type Told = v.InferOutput<typeof told>;

/** Tells customers of these orders as they stand, or sellers that they have them; also while the page is closed. */
export async function sendMovesMails(
  orders: readonly number[],
  para?: NoticeAct['para'],
): Promise<Told> {
  const client = await http();
  const params = new URLSearchParams([
    ...orders.map((number) => ['numerodopedido', String(number)]),
    ...(para === undefined ? [] : [['para', para]]),
  ]);
  const fetchOptions = { keepalive: true };
  const answer = await client.get<unknown>('/send-email-pedidos', { params, fetchOptions });
  return v.parse(told, answer.data);
}
