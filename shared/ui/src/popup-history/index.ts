export { startPopupHistory } from './popup-history';
export { usePopupEntry } from './use-popup-entry';
