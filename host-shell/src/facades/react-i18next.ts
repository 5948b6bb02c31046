/** What shell and remotes may use of react-i18next. `Trans` stays out: its HTML parser would ride on every first screen. */
export { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
