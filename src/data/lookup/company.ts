import jsonp from 'jsonp';
import * as v from 'valibot';

import { env } from '../../config/env';
import type { CompanyFields } from '../../../domain/registration';
import { visibleText } from '../../../domain/text';

const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => visibleText(value).trim()),
  ),
  '',
);

/** The registry's answer (§7); a stranger's, so what is no text counts as absent. */
const answerSchema = v.object({
  status: text,
  message: text,
  nome: text,
  logradouro: text,
  numero: text,
  bairro: text,
  cep: text,
  uf: text,
  municipio: text,
  telefone: text,
  complemento: text,
});
type RegistryAnswer = v.InferOutput<typeof answerSchema>;

const timeoutMs = 600_000;

/** The registry answered that it knows no such company, or refused: its own words, for the person to read. */
export class LookupRefused extends Error {}

/** Nothing usable came back: a time-out, no connection, an unusable answer. */
class LookupFailed extends Error {}

interface Lookup {
  result: Promise<CompanyFields>;
  /** Abandons the lookup: `result` stays pending. */
  cancel: () => void;
}

/**
 * Asks the public company registry by script tag.
 *
 * `jsonp` never learns that its script failed to load and would wait out the ten minutes: the page's own error
 * event, which does not bubble but can be captured, ends the wait at once.
 */
export function lookUpCompany(cnpj: string): Lookup {
  const url = `${env.companyRegistryUrl}/${cnpj}`;
  let cancel = () => {};
  const result = new Promise<CompanyFields>((resolve, reject) => {
    const onLoadError = (event: Event) => {
      if (event.target instanceof HTMLScriptElement && event.target.src.startsWith(url)) {
        cancel();
        reject(new LookupFailed('Consulta de CNPJ indisponível'));
      }
    };
    const stop = jsonp(url, { param: 'callback', timeout: timeoutMs }, (error, answer) => {
      window.removeEventListener('error', onLoadError, true);
      if (error) reject(new LookupFailed('Tempo limite atingido'));
      else settle(answer, resolve, reject);
    });
    cancel = () => {
      stop();
      window.removeEventListener('error', onLoadError, true);
    };
    window.addEventListener('error', onLoadError, true);
  });
  return { result, cancel: () => cancel() };
}

function settle(
  answered: unknown,
  resolve: (company: CompanyFields) => void,
  reject: (error: Error) => void,
) {
  const read = v.safeParse(answerSchema, answered);
  if (read.success && read.output.status === 'ERROR') {
    reject(new LookupRefused(read.output.message || 'CNPJ não encontrado'));
  } else if (read.success && read.output.nome) {
    resolve(companyOf(read.output));
  } else {
    reject(new LookupFailed('A consulta não trouxe os dados da empresa'));
  }
}

function companyOf(answer: RegistryAnswer): CompanyFields {
  const { nome, municipio, uf, logradouro, numero, complemento, bairro, cep, telefone } = answer;
  return {
    ...{ razaosocial: nome, cidade: municipio, estado: uf },
    ...{ logradouro, numero, complemento, bairro, cep, telefone },
  };
}
