import { approvedCounts } from './people/approved';
import { accounts } from './people/accounts';
import { authors } from './people/authors';
import { carts } from './cart/carts';
import { customerEntryRules } from './people/customer-entries';
import {
  customerCode,
  orderNumber,
  quoteTotal,
  registrations,
  sellerCode,
} from './figures/counters';
import { printRules } from './language/print';
import { histories } from './people/histories';
import { mails } from './mail/queue';
import { summaries } from './figures/order-sums';
import { orderHeads } from './order/heads';
import { orders } from './order/orders';
import { invoices, progress } from './order/progress';
import { representatives } from './people/representatives';
import { savedLists } from './lists/saved-lists';
import { savedViews } from './order/saved-views';
import { sellers } from './people/sellers';
import { termSettings } from './order/quote/terms';
import { sendingKeys } from './order/quote/sending-keys';
import { users } from './people/users';

const title = `'npm run rules' generates this file: change the folder rules instead. A browser can only read and write
  what a rule allows. '.write' says who may change a place, and what the same write must change too. 'root' is the
  database before the whole multi-path write, newData.parent()... the database after it. '.validate' says the shape of
  the data. § is a section of the specification.`;

/** The text of database.rules.json. */
export const databaseRules = printRules(title, {
  children: {
    usuarios: users,
    clientes: customerEntryRules,
    vendedores: sellers,
    codigocliente: customerCode,
    codigovendedor: sellerCode,
    cadastros: registrations,
    numerodopedido: orderNumber,
    totalorcamento: quoteTotal,
    resumopedidos: summaries,
    aprovados: approvedCounts,
    emails: mails,
    contas: accounts,
    historicos: histories,
    envios: sendingKeys,
    pedidos: orders,
    cabecalhos: orderHeads,
    andamentos: progress,
    notas: invoices,
    autores: authors,
    carrinhos: carts,
    representantes: representatives,
    listas: savedLists,
    visoes: savedViews,
    condicoes: termSettings,
  },
});
