import { approvalPaces, approvals } from './people/approvals';
import { approvedCounts } from './people/approved';
import { approvedAddresses } from './people/approved-addresses';
import { authors } from './people/authors';
import { carts } from './cart/carts';
import { contactChanges } from './people/contact-changes';
import { customerEntryRules } from './people/customer-entries';
import {
  customerCode,
  newestSellerName,
  orderNumber,
  quoteTotal,
  registrationPace,
  sellerCode,
} from './figures/counters';
import { printRules } from './language/print';
import { mails } from './mail/queue';
import { summaries } from './figures/order-sums';
import { orderHeads } from './order/heads';
import { orders } from './order/orders';
import { representatives } from './people/representatives';
import { savedListLines, savedLists } from './lists/saved-lists';
import { savedViews } from './order/saved-views';
import { sellers } from './people/sellers';
import { sendingKeys } from './order/sending-keys';
import { passwords } from './people/passwords';
import { users } from './people/users';

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
    ritmodecadastros: registrationPace,
    codigovendedor: sellerCode,
    ultimovendedor: newestSellerName,
    numerodopedido: orderNumber,
    totalorcamento: quoteTotal,
    resumopedidos: summaries,
    aprovados: approvedCounts,
    emailsaprovados: approvedAddresses,
    emails: mails,
    senhas: passwords,
    aprovacoes: approvals,
    ultimasaprovacoes: approvalPaces,
    alteracoes: contactChanges,
    envios: sendingKeys,
    pedidos: orders,
    cabecalhos: orderHeads,
    autores: authors,
    carrinhos: carts,
    representantes: representatives,
    listas: savedLists,
    linhasdelistas: savedListLines,
    visoes: savedViews,
  },
});
