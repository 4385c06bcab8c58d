/** The accounts that are signed in before all tests, and their browsers' storage. */
export { sessionOf, type Login } from './stack/sessions';
