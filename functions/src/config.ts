import firebaseJson from '../../firebase.json';
import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** postgres://user:password@host:port/database of PostgreSQL. */
export const postgresUrl = defineSecret('PRODUCT_TABLE_URL');

/** smtp://user:password@host:port (or smtps://) of the mail server. */
export const smtpUrl = defineSecret('SMTP_URL');

/** The function's secrets. In the emulator they come from the environment, because it would also ask Secret Manager. */
export const secrets = process.env['FUNCTIONS_EMULATOR'] === 'true' ? [] : [postgresUrl, smtpUrl];

/** The region of all functions, as Hosting expects. PostgreSQL should be there too (docs/operations.md). */
export const region = String(
  firebaseJson.hosting.rewrites.find((rule) => rule.function)?.function?.region,
);

/** Most instances of /api. */
export const apiInstances = defineInt('API_INSTANCES', {
  default: 10,
  description: 'Instâncias de /api, no máximo: cada uma abre até 4 conexões com o PostgreSQL',
});

/** Connections to PostgreSQL that one instance of a function opens (docs/operations.md, "Connections"). */
const connections: Record<string, number> = { api: 4, pictures: 1, sendMails: 1 };

/** Connections of the running function; commands get the default. */
export const ownConnections = () => connections[process.env['FUNCTION_TARGET'] ?? ''] ?? 4;

export const companyName = defineString('COMPANY_NAME', {
  default: 'MMV Distribuidora',
  description: 'Nome da empresa, como aparece nos e-mails',
});

export const companyMailbox = defineString('COMPANY_MAILBOX', {
  description: 'Caixa de e-mail da empresa, que recebe cada novo orçamento',
});

export const mailSender = defineString('MAIL_SENDER', {
  description: 'Endereço do remetente dos e-mails',
});

export const appUrl = defineString('APP_URL', {
  description: 'Endereço do catálogo na internet, para os links dos e-mails',
});

export const quoteDays = defineInt('QUOTE_DAYS', {
  default: 7,
  description: 'Dias de validade de um orçamento, como VITE_QUOTE_DAYS no catálogo',
});
