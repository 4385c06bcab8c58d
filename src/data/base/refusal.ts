import * as v from 'valibot';

const refused = v.object({
  response: v.object({ data: v.object({ erro: v.object({ mensagem: v.string() }) }) }),
});

/** The endpoint's own sentence about its refusal; undefined if the answer has none. */
export function refusalOf(error: unknown): string | undefined {
  const read = v.safeParse(refused, error);
  return read.success ? read.output.response.data.erro.mensagem : undefined;
}
