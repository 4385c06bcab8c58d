import { createHash } from 'node:crypto';
import { documentKinds, maxDocuments } from '../../../domain/order/documents';
import { stepKinds } from '../../../domain/order/progress/step';
import type { Random } from '../../../emulators/sample/random';
import { people, type Person } from '../../support/data/people';

export interface Call {
  path: string;
  /** The bearer's token or key; '' of a visitor. */
  as: string;
  /** Sent by POST. */
  body?: Buffer | string;
  /** Whether it must be accepted. */
  fits: boolean;
  /** Changes the model, once accepted; returns the sum of `tally` in the answers to repeated calls. */
  apply?: () => number;
  tally?: 'novo' | 'removido' | 'gravados';
}

/** What tables and nodes should hold. A key of two parts has a space between them. */
export const model = {
  orders: {} as Record<string, { status: string; idvendedor: string; customer: string }>,
  documents: {} as Record<string, Row>,
  steps: {} as Record<string, { tipo: string; feitoem?: number }>,
  invoices: {} as Record<string, number>,
  credit: {} as Record<string, { em: number; aberto: number; titulos: object[] }>,
  alerts: {} as Record<string, true>,
  products: {} as Record<string, { estoque_saldo: number; ativo: boolean; multiplo?: number }>,
  /** Of the products in the table. */
  versao: '',
};
interface Row extends Record<'tipo' | 'nome' | 'de' | 'resumo', string> {
  codigo: string | null;
  por: string | null;
  bytes: number;
  em: number;
  removed: boolean;
}
export interface Materials {
  keys: Record<'pedidos' | 'andamento' | 'credito' | 'documentos' | 'revoked' | 'invented', string>;
  pdfs: { good: Buffer[]; bad: Buffer[] };
}

const isApproved = (order: string) => model.orders[order]?.status === 'Aprovado';
export const attached = (order: string) =>
  Object.entries(model.documents).filter(
    ([key, { removed }]) => key.startsWith(`${order} `) && !removed,
  );
/** Whether the person moves this order. */
export const isStaffOf = (who: string, order: string) =>
  who === 'admin' || (who !== 'pendingSeller' && model.orders[order]?.idvendedor === who);
export const readsDocuments = (who: string, order: string) =>
  isStaffOf(who, order) ||
  (who !== 'pending' && model.orders[order]?.customer === who && isApproved(order));

export const others = ['', 'pendingSeller', 'pending', 'removed', 'nobody', 'admin, admin'];
export const approved = ['admin', 'seller', 'seller2', 'customer', 'customer2'];
export const cnpjs = ['11222333000181', '12345678000195', '12ABC34501DE35', '11444777000161'];
const invoices = ['58', '66'].map((end) => `351704587165230001195500100000001210001234${end}`);
const pixText =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***6304';
const pix = Buffer.from(`${pixText}1D3D`);
/** The sums of the last two are right. */
const badPix = [
  ...[pixText, `${pixText}1D3E`, 'x'.repeat(513), '\u0000', '%PDF-1.7\n%%EOF'],
  ...[`${pixText}66D7`.replace('Fula', 'Ful\0'), `${pixText}994E`.replace('Fula', 'Ful\u202e')],
].map((text) => Buffer.from(text));
const oddOrders = '9;0;-1;1.5;01;1e0;1,3;1/../3;1 or 1=1;1\u0000;9999999999999999'.split(';');
const oddBodies = ['{', '[]', 'null', '"x"', '', '\u0000', '{"__proto__":{}}'];
const ago = (time: number) => new Date(Date.now() - time).toISOString();
const aDay = 86_400_000;
const contentOf = ({ feitoem: _moment, ...step }: { tipo: string; feitoem?: number }) =>
  JSON.stringify(Object.entries(step).sort());

export function randomCall({ between, pick }: Random, { keys, pdfs }: Materials): Call {
  const once = (times: number) => between(1, times) === 1;
  const person = (best: string) =>
    once(3) ? pick([...approved, ...others, keys.documentos]) : best;
  const machine = (best: string) => (once(5) ? pick([...Object.values(keys), 'admin']) : best);
  const order = once(10) ? pick(oddOrders) : String(between(1, 4));
  const sent = encodeURIComponent(order);
  const path = `/pedidos/${once(30) ? '%E0%A4%A' : sent}`;
  const isWrong = once(4);
  const json = (value: unknown) => JSON.stringify(value);

  function document(): Call {
    const isPerson = once(2);
    const tipo = pick(documentKinds);
    const [good, bad] = tipo === 'pix' ? [[pix], badPix] : [pdfs.good, pdfs.bad];
    const body = pick(isWrong ? bad : good);
    const nome = once(9) ? pick(['', ' ', 'a\u0000', '\u202egpj', 'x'.repeat(201)]) : '../b.pdf';
    const resumo = createHash('sha256').update(body).digest('hex');
    const given = pick(
      once(9) ? ['', '../1', 'a/b', 'x'.repeat(61), 'a&id=b'] : 'abcdefg'.split(''),
    );
    const key = `${order} ${isPerson ? `p-${tipo}-${resumo.slice(0, 32)}` : `m-${given}`}`;
    const known = model.documents[key];
    const isKnown = known && !(known.removed && isPerson);
    const as = isPerson
      ? person(pick(['admin', model.orders[order]?.idvendedor ?? '']))
      : machine(keys.documentos);
    const isTheirs = isPerson
      ? isStaffOf(as, order)
      : as === keys.documentos && /^\w$/.test(given) && path.endsWith(order);
    const hasPlace = isKnown ? known.resumo === resumo : attached(order).length < maxDocuments;
    const query = `tipo=${tipo}&nome=${encodeURIComponent(nome)}`;
    return {
      ...{ as, body, tally: 'novo' },
      path: isPerson
        ? `/novodocumento?pedido=${sent}&${query}`
        : `${path}/documentos?id=${given}&${query}`,
      fits: isTheirs && isApproved(order) && hasPlace && !isWrong && nome === '../b.pdf',
      apply() {
        if (isKnown) return 0;
        const codigo = tipo === 'pix' ? pix.toString() : null;
        const por = isPerson ? as : null;
        const de = isPerson ? people[as as Person].nome : 'Sistema';
        const row = { tipo, nome, de, resumo, codigo, por, bytes: body.length, em: Date.now() };
        model.documents[key] = { ...row, removed: false };
        return 1;
      },
    };
  }

  function removal(): Call {
    const as = person('admin');
    const key = pick([...attached(order).map(([one]) => one), `${order} ../x`]);
    return {
      path: `/removedocumento?pedido=${sent}&id=${encodeURIComponent(key.slice(order.length + 1))}`,
      ...{ as, body: '', fits: as === 'admin' && /^[1-9]$/.test(order), tally: 'removido' },
      apply() {
        const known = model.documents[key];
        if (known) Object.assign(known, { removed: true, nome: '', codigo: null });
        return known ? 1 : 0;
      },
    };
  }

  function step(): Call {
    const as = machine(keys.andamento);
    const [tipo, chave, id] = [
      pick([...stepKinds, 'faturado'] as const),
      pick(invoices),
      String(between(1, 40)),
    ];
    const some = (quantidade: unknown, CD_PRODUTO = '1001') => ({
      itens: [{ CD_PRODUTO, quantidade }],
    });
    const billed = tipo === 'faturado' ? { nota: pick(['1', '2']) } : {};
    const [all, early] = [some(5), { em: ago(9 * aDay) }];
    const wrong: object[] = [
      ...[0, -1, 2.5, 6, 1e6, 2 ** 53, '2', null].map((quantity) => some(quantity)),
      ...[some(1, '7'), some(1, '__proto__'), { tipo: 'pago' }, { id: '../1' }, { extra: 1 }],
      ...[{ chave: chave.replace(/.$/, '9') }, { link: 'javascript:a()' }, { nota: 'http://a' }],
      ...[ago(-600_000), '2026-11-20', '2026-02-30T08:00:00Z', 5].map((em) => ({ em })),
    ];
    const right = [{}, {}, some(2), all, { em: ago(0) }, early];
    const change = pick(
      isWrong ? wrong : tipo === 'faturado' ? [...right, { chave }, { chave }, { chave }] : right,
    );
    const content = {
      ...{ tipo, ...billed, ...('chave' in change && { chave }) },
      ...('itens' in change && change !== all && { linhas: { l0: 2 } }),
    };
    const known = model.steps[`${order} m-${id}`];
    const isFree =
      !('chave' in change) || [undefined, Number(order)].includes(model.invoices[chave]);
    const mayStore = known
      ? contentOf(known) === contentOf(content)
      : isApproved(order) && change !== early && isFree;
    const oddBody = once(15) ? pick([...oddBodies, 'x'.repeat(200_001)]) : undefined;
    const isRight = !isWrong && oddBody === undefined && path.endsWith(order);
    return {
      ...{ path: `${path}/andamento`, as, tally: 'novo' },
      body: oddBody ?? json({ id, tipo, ...billed, ...change }),
      fits: as === keys.andamento && isRight && order in model.orders && mayStore,
      apply() {
        if (known) return 0;
        const feitoem = 'em' in change && { feitoem: Date.now() };
        model.steps[`${order} m-${id}`] = { ...content, ...feitoem };
        if ('chave' in change) model.invoices[chave] = Number(order);
        return 1;
      },
    };
  }

  /** A company's state in reais, by a machine or by the administrator's sheet, whose states are of now. */
  function credit(): Call {
    const isMachine = once(2);
    const as = isMachine ? machine(keys.credito) : person('admin');
    const [cnpj, reais] = [pick(cnpjs), between(1, 900)];
    const em = isMachine ? ago(between(-3, 9) * 3_600_000) : ago(0);
    const titulos = [{ numero: '7/1', vencimento: '2026-12-01', valor: reais }];
    const right = {
      cnpj,
      em,
      limite: 5,
      aberto: reais,
      vencido: 0,
      bloqueado: true,
      motivo: 'atraso',
      titulos,
    };
    const wrong: object[] = [
      ...['11222333000182', '', 11222333000181, null].map((one) => ({ cnpj: one })),
      ...['0000-01-01', '0001-01-01T00:00:00+14:00', 5, ago(-2 * aDay)].map((one) => ({ em: one })),
      ...[null, '12', 1e11, {}].map((aberto) => ({ aberto })),
      ...[{ limite: -1 }, { bloqueado: 'S' }, { motivo: '\u0000' }, { titulos: [1] }],
      { titulos: [{ ...titulos[0], vencimento: '0000-01-01' }] },
    ];
    const heads = 'cnpj,limite,aberto,vencido,bloqueado,motivo,titulo,vencimento,valor'.split(',');
    const row = [cnpj, '5', `${reais}`, '0', 'S', 'atraso', '7/1', '01/12/2026', `${reais}`];
    const wrongCells = [
      '11222333000182',
      '-1',
      '1e3',
      '1.000',
      '2',
      '\u202e',
      '\u0000',
      '0000-01-01',
      '',
    ];
    const at = between(0, 8);
    const sheet = { linhas: [heads, isWrong ? row.with(at, wrongCells[at] ?? '') : row] };
    const states = { clientes: [right, ...(isWrong ? [{ ...right, ...pick(wrong) }] : [])] };
    const oddBody = once(15) ? pick(oddBodies) : undefined;
    return {
      ...{ path: isMachine ? '/credito' : '/listadecredito', as, tally: 'gravados' },
      body: oddBody ?? json(isMachine ? states : sheet),
      fits: as === (isMachine ? keys.credito : 'admin') && !isWrong && oddBody === undefined,
      apply() {
        if (Date.parse(em) <= (model.credit[cnpj]?.em ?? 0)) return 0;
        const bills = titulos.map((bill) => ({ ...bill, valor: reais * 100 }));
        model.credit[cnpj] = { em: Date.parse(em), aberto: reais * 100, titulos: bills };
        return 1;
      },
    };
  }

  function alert(): Call {
    const as = person(pick(approved));
    const code = once(6) ? pick(['', '9', "1' or 1=1", '1\u0000']) : String(between(1, 4));
    const avisar = once(8) ? pick(['', '2', 'true', '1&avisar=0']) : pick(['0', '1']);
    const { ativo, estoque_saldo = 1 } = model.products[code] ?? {};
    const fits = avisar === '1' ? ativo === true && estoque_saldo <= 0 : avisar === '0';
    return {
      path: `/avisodeproduto?CD_PRODUTO=${encodeURIComponent(code)}&avisar=${avisar}`,
      ...{ as, body: '', fits: approved.includes(as) && fits && !/^$|\0/.test(code) },
      apply() {
        if (avisar === '1') model.alerts[`${as} ${code}`] = true;
        else delete model.alerts[`${as} ${code}`];
        return 0;
      },
    };
  }

  function list(): Call {
    const products = ['1', '2', '3', '4'].slice(0, between(2, 4)).map((code) => {
      return { code, estoque_saldo: between(-1, 1), multiplo: pick(['', '6', '12']) };
    });
    const rows = products.map(({ code, estoque_saldo, multiplo }) => {
      return [code, 'PNEU', 'PNEU', '10', `${estoque_saldo}`, multiplo, ''];
    });
    const heads = 'CD_PRODUTO,DESCRICAO,CD_GRUPO,preco_venda,estoque_saldo,multiplo,minimo'.split(
      ',',
    );
    const packs = ['0', '-1', '2.5', '1.000.000', '1000000', '6e0', 'x'];
    const wrong = [['__proto__'], ['\u202e'], ['NADA'], ['-1', '1e9', ''], ['1e3'], packs, ['7']];
    const at = between(0, 6);
    if (isWrong) rows[0] = (rows[0] ?? []).with(5, '6').with(at, pick(wrong[at] ?? []));
    const as = person('admin');
    const versao = once(8) ? 'x' : model.versao;
    const oddBody = once(15) ? pick([...oddBodies, '{"lista":-1}', '{"lista":"1"}']) : undefined;
    return {
      ...{ path: `/listadeprodutos?confirmado=1&versao=${versao}`, as },
      body: oddBody ?? json({ arquivo: '../x.csv', linhas: [heads, ...rows] }),
      fits: as === 'admin' && !isWrong && versao !== 'x' && oddBody === undefined,
      apply() {
        for (const product of Object.values(model.products)) product.ativo = false;
        for (const { code, estoque_saldo, multiplo } of products) {
          const pack = multiplo !== '' && { multiplo: Number(multiplo) };
          model.products[code] = { estoque_saldo, ativo: true, ...pack };
        }
        return 0;
      },
    };
  }

  /** Nobody may call these. */
  function address(): Call {
    const path = pick([
      ...['/documentosdopedido?pedido[]=1', '/documentosdopedido?pedido=1&pedido=2', '/%E0%A4%A'],
      ...['/documento?pedido=1&id=%00', '/documento%2F..%2Fbkp', '/pedidos//andamento', '/credito'],
      ...['/novodocumento', '/removedocumento?pedido=1&id=m-a', '/pedidos/1/andamento/2'],
      ...['/creditodeclientes?clientes=..', '/avisodeproduto?CD_PRODUTO=1&avisar=1'],
    ]);
    return { path, as: pick(['admin', 'pending', 'seller', ...Object.values(keys)]), fits: false };
  }

  return pick([
    document,
    document,
    document,
    removal,
    step,
    step,
    step,
    credit,
    alert,
    list,
    address,
  ])();
}
