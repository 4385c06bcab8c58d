import type { DataSnapshot } from 'firebase/database';
import * as v from 'valibot';

import type { OrderCustomer } from '../../../domain/order/order';
import type { SellerEntry, User } from '../../../domain/people/user';
import { noAddress } from '../../../domain/registration/address';
import { readRecord, recordSchema, type Field } from '../base/record';
import { pathOf } from '../base/database';

const text = v.string();
/** Of a field that older records do without. */
const sometimes = (field: Field) => v.optional(field(text, ''), '');

function address(field: Field) {
  return v.object({
    logradouro: sometimes(field),
    numero: sometimes(field),
    complemento: sometimes(field),
    bairro: sometimes(field),
    cidade: sometimes(field),
    estado: sometimes(field),
    cep: sometimes(field),
  });
}

/** What an order's copy of its customer has too. Who can't be read may do nothing. */
export function personFields(field: Field) {
  const optionalField = v.exactOptional(field(text, ''));
  return {
    uid: field(text, ''),
    email: field(text, ''),
    nome: field(text, ''),
    superUser: field(v.boolean(), false),
    permissao: field(v.picklist(['superUser', 'vendedor', 'cliente']), 'cliente'),
    analise: field(v.union([v.boolean(), v.literal('removido')]), false),
    removido: optionalField,
    createat: sometimes(field),
    ultimologin: sometimes(field),
    cod: field(v.number(), 0),
    celular: sometimes(field),
    telefone: optionalField,
    cargo: optionalField,
    razaosocial: optionalField,
    cnpj: optionalField,
    cnpjverificado: v.exactOptional(field(v.boolean(), false)),
    endereco: v.exactOptional(field(address(field), noAddress)),
    // What has no schema would be dropped: every field has one.
  } satisfies Record<keyof OrderCustomer, v.GenericSchema>;
}

const userSchema = recordSchema<User>((field) => v.object(personFields(field)));

/** `usuarios/{uid}`. */
export function userFrom(snapshot: DataSnapshot): User {
  const user = readRecord(userSchema, snapshot.val(), pathOf(snapshot));
  return user.problems ? { ...user, uid: String(snapshot.key) } : user;
}

/** A record that this browser kept; undefined for anything else. */
export function keptUserFrom(stored: unknown): User | undefined {
  const read = v.safeParse(userSchema.whole, stored);
  return read.success ? read.output : undefined;
}

const sellerSchema = recordSchema<SellerEntry>((field) =>
  v.object({ value: field(text, ''), label: field(text, 'Cadastro incompleto') }),
);

/** `vendedores/{uid}`. */
export function sellerEntryFrom(snapshot: DataSnapshot): SellerEntry {
  const { label } = readRecord(sellerSchema, snapshot.val(), pathOf(snapshot));
  return { value: String(snapshot.key), label };
}

const keptSellers = v.array(v.object({ value: text, label: text }));

/** The representatives that this browser kept; undefined for anything else. */
export function keptSellersFrom(stored: unknown): SellerEntry[] | undefined {
  const read = v.safeParse(keptSellers, stored);
  return read.success ? read.output : undefined;
}
