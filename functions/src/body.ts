import type { Request } from 'express';
import { mostListBytes } from '../../domain/product/list';
import { ApiError } from './api-error';

/** What came with a request. The platform has read it before; what is too long costs nothing more. */
export function bodyOf(request: Request): unknown {
  const raw: unknown = 'rawBody' in request ? request.rawBody : undefined;
  if (raw instanceof Buffer && raw.length > mostListBytes) {
    throw new ApiError(
      413,
      'grande-demais',
      'Nada foi feito: o que foi enviado passa de 10 MB. Divida ou reduza o arquivo.',
    );
  }
  return request.body;
}
