import { MigrationRefused } from '../postgres/migration-refused';
import { sqlStateOf } from '../postgres/sql-state';

const address = 'PRODUCT_TABLE_URL';

export const invalidUrl = `O endereço em ${address} não é válido: use a forma postgres://usuario:senha@host/banco, com os símbolos da senha codificados (@ vira %40).`;

/** By SQLSTATE of PostgreSQL, or by error code of Node. */
const reasons: Record<string, string> = {
  '28P01': `O PostgreSQL recusou o usuário ou a senha: confira-os em ${address}.`,
  '28000': `O PostgreSQL não aceita este usuário a partir deste computador: confira ${address} e as permissões de acesso do servidor (pg_hba.conf).`,
  '3D000': `O banco de dados não existe no servidor: crie-o, ou corrija o nome em ${address}.`,
  '42501': `O usuário de ${address} não tem permissão para isto: conceda-a no PostgreSQL, ou informe o dono do banco.`,
  '53300': 'O PostgreSQL não aceita mais conexões agora: tente de novo em alguns minutos.',
  '57P03': 'O PostgreSQL está iniciando ou parando: tente de novo em um minuto.',
  ECONNREFUSED: `Nenhum servidor PostgreSQL responde nesse endereço: inicie-o, ou corrija o host e a porta em ${address}.`,
  ENOTFOUND: `O host de ${address} não foi encontrado: corrija o nome.`,
  EAI_AGAIN: `O host de ${address} não foi encontrado: corrija o nome, ou verifique a conexão com a internet.`,
  '42P01': 'Falta uma tabela no banco de dados: rode npm run migrate e tente de novo.',
  ERR_INVALID_URL: invalidUrl,
  ERR_TLS_CERT_ALTNAME_INVALID: `O certificado TLS do servidor é de outro host: use em ${address} o nome que está no certificado.`,
  CERT_HAS_EXPIRED: 'O certificado TLS do servidor venceu: renove-o no servidor.',
};

/** Errors of the driver that have no code. */
const messages: [RegExp, string][] = [
  [
    /does not support SSL/,
    `O servidor PostgreSQL não oferece TLS: ative-o no servidor, ou tire sslmode de ${address}.`,
  ],
  [/password must be a (?:non-empty )?string/, `Falta a senha: informe-a em ${address}.`],
];

const untrusted = /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)|^CERT_/;
const untrustedCertificate = `O certificado TLS do servidor não é confiável: informe o da autoridade com sslrootcert=arquivo em ${address}.`;

const noAnswer = `O PostgreSQL não respondeu a tempo: confira o host e a porta em ${address} e o firewall, e tente de novo.`;

/** A sentence in Portuguese with the reason of a failure and what to do, or undefined if the error is no known one. */
export function failureReason(error: unknown): string | undefined {
  // Its own message has the reason.
  if (!(error instanceof Error) || error instanceof MigrationRefused) return undefined;
  const code = sqlStateOf(error) || ((error as NodeJS.ErrnoException).code ?? '');
  const named = reasons[code] ?? messages.find(([pattern]) => pattern.test(error.message))?.[1];
  if (named !== undefined) return named;
  if (untrusted.test(code)) return untrustedCertificate;
  if (sqlStateOf(error)) {
    return `O PostgreSQL recusou o comando (${error.message}): confira o registro do servidor.`;
  }
  // `localhost` has two addresses, and Node collects one error of each.
  const inner = error instanceof AggregateError ? (error.errors as unknown[])[0] : error.cause;
  return failureReason(inner) ?? (error.name === 'NoAnswer' ? noAnswer : undefined);
}
