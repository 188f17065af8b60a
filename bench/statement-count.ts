/** How many SQL statements this process has sent to its embedded database; counted when asked to. */
export const statementCount = { sent: 0 };
