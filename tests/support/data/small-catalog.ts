import type { Product } from '../../../domain/product/product';
import { indexProducts } from '../../../domain/product/search/product-index';
import { quickCatalog } from '../../../domain/quick-order/catalog';

const names: Record<string, string> = {
  '10': 'ADESIVO PARA QUADRO',
  '29': 'ARO 29 AERO PRETO',
  '125': 'RETENTOR CG 125',
  '1006': 'CÂMARA DE AR ARO 12X1.75 VÁLVULA AMERICANA LEVORIN',
  '1007': 'CÂMARA DE AR ARO 29 VÁLVULA FINA KENDA',
  '1010': 'CÂMARA DE AR ARO 14X1.75 LEVORIN',
  '2093': 'KIT RELAÇÃO YBR 125 43X14 COM RETENTOR VAZ',
  '2849': 'ABRAÇADEIRA DE SELIM 28,6MM ABSOLUTE',
  '3139': 'ESFERA DE AÇO 1/4 CX 144UN',
  'PN-2920': 'PNEU BIKE 29X2.20 PIRELLI',
};

/** A catalogue whose codes are also quantities and sizes, as in real ones. */
export const smallCatalog = quickCatalog(
  indexProducts(
    Object.entries(names).map(([CD_PRODUTO, DESCRICAO]): Product => ({
      CD_PRODUTO,
      DESCRICAO,
      CD_GRUPO: 'GRUPO',
      preco_venda: 10,
      estoque_saldo: 50,
    })),
  ),
);
