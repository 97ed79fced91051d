/** Where the server listens unless one says otherwise. */
export const PORT = 4207;
