import { documentKinds, isPixCode } from '../../../../domain/order/documents';
import { plainText } from '../../../../domain/words/plain-text';
import { ApiError } from '../../api-error';
import { badQuery, choiceFrom, requiredTextFrom, type Query } from '../../query';
import { complaintAboutPdf } from './check-pdf';
import type { NewDocument } from './documents';

/** The document in a call: `tipo` and `nome` in the query, a PDF or a PIX's code in the body. Throws 400. */
export async function documentFrom(query: Query, body: Buffer | undefined): Promise<NewDocument> {
  const tipo = choiceFrom(query, 'tipo', documentKinds);
  const nome = requiredTextFrom(query, 'nome').normalize('NFC').trim();
  if (!plainText.test(nome)) throw badQuery('nome', 'um texto de caracteres comuns');
  if (!body || body.length === 0) throw badDocument('o arquivo está vazio');
  if (tipo === 'pix') {
    const codigo = body.toString().trim();
    if (!isPixCode(codigo)) throw badDocument('este código PIX está errado ou incompleto');
    return { tipo, nome, content: Buffer.from(codigo) };
  }
  const complaint = await complaintAboutPdf(body);
  if (complaint !== undefined) throw badDocument(complaint);
  return { tipo, nome, content: body };
}

function badDocument(why: string): ApiError {
  return new ApiError(
    400,
    'documento-invalido',
    `O documento não foi anexado: ${why}. Confira e envie de novo.`,
  );
}
