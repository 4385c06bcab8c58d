import { maxNfeBytes } from '../../../../domain/order/progress/nfe';

const nfeNamespace = 'http://www.portalfiscal.inf.br/nfe';

/** The file is larger than an NF-e can be. */
export class TooLarge extends Error {}

/**
 * The parts of an NF-e's XML that a step needs, unchecked; undefined if it is no NF-e. The browser's parser loads no
 * external entities; a text with a DOCTYPE, which could define own ones, is refused.
 */
export async function readNfeFile(file: Blob): Promise<unknown> {
  if (file.size > maxNfeBytes) throw new TooLarge();
  const text = await file.text();
  if (/<!DOCTYPE/i.test(text)) return undefined;
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  const [nfe] = all(xml, 'infNFe');
  if (xml.querySelector('parsererror') || !nfe) return undefined;
  return {
    chave: nfe.getAttribute('Id')?.replace(/^NFe/, ''),
    nota: textIn(nfe, 'nNF'),
    itens: all(nfe, 'prod').map((product) => ({
      codigo: textIn(product, 'cProd'),
      quantidade: Number(textIn(product, 'qCom')),
    })),
  };
}

function all(within: Document | Element, name: string): Element[] {
  return [...within.getElementsByTagNameNS(nfeNamespace, name)];
}

function textIn(within: Element, name: string): string | undefined {
  return all(within, name)[0]?.textContent.trim();
}
