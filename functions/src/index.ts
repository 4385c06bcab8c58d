export { api } from './api';
export { pictures } from './pictures';
export { sendMails } from './send-mails';
