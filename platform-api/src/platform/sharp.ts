import sharp from 'sharp';

// Limits image processing to one thread, and disables the library's cache.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
