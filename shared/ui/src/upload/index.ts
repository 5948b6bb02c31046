export { UploadField, type UploadFieldProps } from './upload-field';
export { type UploadError, type UploadItem, type Uploads, type UploadTransport, useUploads } from './use-uploads';
