// The address of an article: on the page of news, by its id.

/** `page:news?article=<id>`. */
export const articleLink = (id: string): string => `page:news?article=${encodeURIComponent(id)}`;
