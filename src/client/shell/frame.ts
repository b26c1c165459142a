/** The layouts around every page behind the login, in one chunk. */
export { Console } from './Console';
export { GuidedPages } from './GuidedPages';
