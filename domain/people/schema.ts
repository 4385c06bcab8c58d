import * as v from 'valibot';

import { recordSchema, type Field } from '../words/record';
import { permissoes } from './user';

const text = v.string();
/** A field that older records lack. */
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

/** The fields that records and an order's copy of its customer share. An unreadable record gets no rights. */
export function personFields(field: Field) {
  const optionalField = v.exactOptional(field(text, ''));
  return {
    uid: field(text, ''),
    email: field(text, ''),
    nome: field(text, ''),
    superUser: field(v.boolean(), false),
    permissao: field(v.picklist(permissoes), 'cliente'),
    /** false: waiting for approval; true: approved; 'removido': removed by the administrator. */
    analise: field(v.union([v.boolean(), v.literal('removido')]), false),
    /** Moment of the removal in São Paulo time; set together with 'removido'. */
    removido: optionalField,
    /** Registration date, dd/mm/yyyy. */
    createat: sometimes(field),
    /** Date of the last visit to /home, dd/mm/yyyy; 'nunca' at creation. */
    ultimologin: sometimes(field),
    cod: field(v.number(), 0),
    celular: sometimes(field),
    telefone: optionalField,
    cargo: optionalField,
    razaosocial: optionalField,
    cnpj: optionalField,
    /** false if the registry could not confirm the company, so that the person typed its fields. */
    cnpjverificado: v.exactOptional(field(v.boolean(), false)),
    endereco: v.exactOptional(field(address(field))),
  };
}

/** `usuarios/{uid}` (§3). */
export const userSchema = recordSchema((field) =>
  v.object({
    ...personFields(field),
    /** The greatest discount in percent that a seller may give; absent: none (decision 122). */
    desconto: v.exactOptional(field(v.number(), 0)),
  }),
);

/** `vendedores/{uid}`: an entry of the representative dropdown. */
export const sellerSchema = recordSchema((field) =>
  v.object({ value: field(text, ''), label: field(text, 'Cadastro incompleto') }),
);
