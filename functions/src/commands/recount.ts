import { recount } from './recount/recount';
import { printOutcome } from './run-command';
import { withFirebase } from './with-firebase';

void printOutcome(() => withFirebase(recount));
