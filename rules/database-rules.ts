import { approvals } from './approvals';
import { approvedCounts } from './approved';
import { approvedAddresses } from './approved-addresses';
import { authors } from './authors';
import { carts } from './carts';
import { contactChanges } from './contact-changes';
import { bought } from './bought';
import { customerEntryRules } from './customer-entries';
import { customerCode, newestSellerName, orderNumber, quoteTotal, sellerCode } from './counters';
import { printRules } from './language/print';
import { lastSendings } from './last-sendings';
import { monthsSummaries, sellersSummaries, summaries } from './order-sums';
import { orderChecks } from './order-checks';
import { orders } from './orders';
import { portfolios } from './portfolios';
import { savedListLines, savedLists } from './saved-lists';
import { savedViews } from './saved-views';
import { seenQuotes } from './seen-quotes';
import { sellers } from './sellers';
import { sendingKeys } from './sending-keys';
import { storedPasswords } from './stored-passwords';
import { users } from './users';

const title = `Written by 'npm run rules' out of the folder rules: change it there. What no rule allows a browser can
  neither read nor write. '.write' says who may make a change and what must change with it; it is judged at the
  written place, where 'root' is the database before the whole multi-path write and newData.parent()... the database
  after it. '.validate' says what shape the data have. § are the sections of the specification.`;

/** The text of database.rules.json. */
export const databaseRules = printRules(title, {
  children: {
    usuarios: users,
    clientes: customerEntryRules,
    vendedores: sellers,
    codigocliente: customerCode,
    codigovendedor: sellerCode,
    ultimovendedor: newestSellerName,
    numerodopedido: orderNumber,
    totalorcamento: quoteTotal,
    resumopedidos: summaries,
    resumovendedores: sellersSummaries,
    resumomeses: monthsSummaries,
    aprovados: approvedCounts,
    emailsaprovados: approvedAddresses,
    senhasgravadas: storedPasswords,
    aprovacoes: approvals,
    alteracoes: contactChanges,
    envios: sendingKeys,
    ultimosenvios: lastSendings,
    pedidos: orders,
    autores: authors,
    conferencias: orderChecks,
    carrinhos: carts,
    comprados: bought,
    carteiras: portfolios,
    listas: savedLists,
    linhasdelistas: savedListLines,
    visoes: savedViews,
    pedidosvistos: seenQuotes,
  },
});
