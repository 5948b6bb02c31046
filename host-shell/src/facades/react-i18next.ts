/** What shell and remotes may use of react-i18next. */
export { I18nextProvider, initReactI18next, Trans, useTranslation } from '@origin/react-i18next';
