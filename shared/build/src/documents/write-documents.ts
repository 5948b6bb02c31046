import { constants, setPriority } from 'node:os';
import { presentApi } from '../api-report/present-api';
import { writeDocuments } from './documents-folder';
import { sourceDocuments } from './source-documents';

/** Writes all documents of this checkout (`documents-folder.ts`). `npm start` runs it beside the product, which goes first. */
setPriority(constants.priority.PRIORITY_LOW);
writeDocuments(sourceDocuments());
presentApi();
