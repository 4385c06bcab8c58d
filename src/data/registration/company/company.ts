import * as v from 'valibot';

import { env } from '../../../config/env';
import type { CompanyFields } from '../../../../domain/registration/registration';
import { visibleText } from '../../../../domain/words/text';
import type { FrameAnswer, FrameQuestion } from './frame-messages';

const text = v.fallback(
  v.pipe(
    v.string(),
    v.transform((value) => visibleText(value).trim()),
  ),
  '',
);

/** The registry's answer (§7). It is foreign data, so values that aren't texts count as absent. */
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

/** Time limits for the registry's answer (§9) and for loading the frame. */
const timeoutMs = 600_000;
const frameTimeoutMs = 10_000;

/** public/consulta-cnpj.html, whose script is `frame.ts`. */
const framePage = '/consulta-cnpj.html';

/** The registry doesn't know the company, or refused. The message is its own, for the person to read. */
export class LookupRefused extends Error {}

/** No usable answer: a timeout, no connection, or an invalid answer. */
class LookupFailed extends Error {}

interface Lookup {
  result: Promise<CompanyFields>;
  /** Abandons the lookup; `result` stays pending. */
  cancel: () => void;
}

/**
 * Asks the registry in a sandboxed frame (decision 33), because its script is foreign and the person may be signed in.
 */
export function lookUpCompany(cnpj: string): Lookup {
  const frame = document.createElement('iframe');
  frame.src = framePage;
  frame.title = 'Consulta de CNPJ';
  frame.hidden = true;
  frame.setAttribute('sandbox', 'allow-scripts');

  let cancel = () => {};
  const result = new Promise<CompanyFields>((resolve, reject) => {
    const fail = (message: string) => {
      cancel();
      reject(new LookupFailed(message));
    };
    // A frame that can't load sends no message.
    const waiting = setTimeout(() => fail('Consulta de CNPJ indisponível'), frameTimeoutMs);
    const hear = ({ source, data }: MessageEvent<FrameAnswer>) => {
      if (source !== frame.contentWindow) return;
      clearTimeout(waiting);
      if (data.type === 'ready') {
        const question = { url: `${env.companyRegistryUrl}/${cnpj}`, timeoutMs };
        // A sandboxed frame has no origin to name, but it holds our own page.
        frame.contentWindow?.postMessage(question satisfies FrameQuestion, '*');
      } else if (data.type === 'answered') {
        cancel();
        settle(data.answer, resolve, reject);
      } else {
        fail(data.type === 'timedOut' ? 'Tempo limite atingido' : 'Consulta de CNPJ indisponível');
      }
    };
    cancel = () => {
      clearTimeout(waiting);
      window.removeEventListener('message', hear);
      frame.remove();
    };
    window.addEventListener('message', hear);
    document.body.append(frame);
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
