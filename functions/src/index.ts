export { api } from './api';
export { pictures } from './pictures';
