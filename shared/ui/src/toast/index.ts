export { ToastRegion, type ToastRegionProps } from './toast-region';
