/** The API for remotes. Everything here exists once in the page; the shell's own side is in `@marquee/kit/host`. */
export { publish, useBadgeCount, useTopic, useTopicValue } from './bus/use-topic';
export { defineRemote, type ModalProps, type RemoteModule, type SlotFillerProps } from './define-remote';
export { useReportSuccess } from './federation/contribution-context';
export { RemoteRoute } from './federation/remote-route';
export { type RemoteContribution, labelOf, menuOf } from './federation/selectors';
export { Slot } from './federation/slot';
export { AMOUNT_REFUSALS } from './forms/amount-refusals';
export { type FormSubmit, type FormSubmitOptions, useFieldMessage, useFormSubmit } from './forms/use-form-submit';
export { useMoneyField } from './forms/use-money-field';
export { dayOf } from './format/date-time';
export { type Formatters, useFormat } from './format/use-format';
export { ApiError } from './http/api-error';
export { type AlertTexts, useAlertTexts } from './i18n/use-alert-texts';
export { type CatalogueLoaders, useCatalogue } from './i18n/use-catalogue';
export { type FailureTexts, useFailureTexts } from './i18n/use-failure-texts';
export { type Translate, useErrorMessage, useFormatLocale, useLanguage, useMessages } from './i18n/use-messages';
export { newIntentKey } from './query/intent-key';
export {
  callApi,
  callKey,
  refreshCall,
  useCall,
  useCallMutation,
  type UseCallOptions,
} from './query/use-call';
export { pageNumberOf } from './records/page-number';
export { useCsvExport } from './records/use-csv-export';
export { useDayRange } from './records/use-day-range';
export { usePagingTexts } from './records/use-paging-texts';
export { useSession, useSessionActions } from './session/use-session';
export { useBoot, useBrand, useFlag } from './shell/use-brand';
export { usePageTitle, useShell } from './shell/use-shell';
export type { Confirmation, ShellServices, ShellSettings, Toast } from './shell/shell-services';
export { useIdle } from './use-idle';
export { useNear } from './use-near';
export { useGameVisit } from './visits/use-game-visit';
export { whenIdle } from './when-idle';
