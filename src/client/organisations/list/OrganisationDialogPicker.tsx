/** The dialog under a name that higher features may import. */
export { OrganisationDialog as OrganisationDialogPicker } from './OrganisationDialog';
