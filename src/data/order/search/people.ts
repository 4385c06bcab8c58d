import { ref } from 'firebase/database';

import { nameQuestionsOf } from '../../../../domain/people/search/customer';
import { paths } from '../../../../domain/paths';
import { contains } from '../../../../domain/words/text';
import { findCustomers } from '../../people/customers';
import { database, readChildren } from '../../base/database';
import { sellerEntryFrom } from '../../people/record';

/** Of more people no orders are asked for: the first rows of 30 of them weigh about 300 KB. */
const mostPeople = 30;

/** Whom a typed name finds. */
interface FoundPeople {
  uids: readonly string[];
  /** There are more than can be asked for. */
  more: boolean;
}

/** Whoever orders under a name with a word that begins so: customers by their index, and sellers for themselves. */
export async function peopleNamed(company: string): Promise<FoundPeople> {
  const [sellers, ...answers] = await Promise.all([
    sellersWith(company),
    ...nameQuestionsOf(company).map((question) => findCustomers(question, mostPeople + 1)),
  ]);
  return bounded([...answers.flat().map(({ uid }) => uid), ...sellers]);
}

/** The sellers who have this in their name. */
export async function sellersNamed(seller: string): Promise<FoundPeople> {
  return bounded(await sellersWith(seller));
}

async function sellersWith(name: string): Promise<string[]> {
  const sellers = await readChildren(ref(database, paths.sellers), sellerEntryFrom);
  return sellers.filter(({ label }) => contains(label, name)).map(({ value }) => value);
}

function bounded(found: readonly string[]): FoundPeople {
  const uids = [...new Set(found)];
  return { uids: uids.slice(0, mostPeople), more: uids.length > mostPeople };
}
