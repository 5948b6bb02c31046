import sharp from 'sharp';

// One picture is worked on by one thread beside the requests of everybody else, and none is kept in the library's memory.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
