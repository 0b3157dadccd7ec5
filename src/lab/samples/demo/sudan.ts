import type { SampleStory } from '../sample-story.ts';

export const sudanStories: SampleStory[] = [
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'One grey tick',
    age: 24,
    gender: 'F',
    country: 'Canada',
    city: 'Toronto',
    belief: 'Islam',
    body: `My grandmother in Omdurman learned to send voice messages when she was seventy-four, and from then on she sent one every morning after fajr. They were about nothing. The price of onions. The neighbour’s rooster, who in her opinion is mad. I used to listen to them on the streetcar at double speed, and I am ashamed of that now.

In April 2023 they stopped, and mine to her began to sit there with one grey tick. One tick means it has left your phone. Two means it has arrived. For nineteen days I had one. I put the phone under my pillow, then on the far side of the room, then I got up and fetched it.

On the twentieth day, in a lecture on soil mechanics, it buzzed eleven times. I went out and sat down on the corridor floor and listened at normal speed. She was at my aunt’s in Shendi. The first message was about the rooster. They could not bring him, and she wanted me to know that she had left the door of his coop open.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: "My cousin's wedding moved three times",
    name: 'Tasneem',
    age: 19,
    gender: 'F',
    country: 'Egypt',
    city: 'Cairo',
    body: `The invitation said Khartoum, the fourth of May. We had the hall, the singer, and a woman coming from Bahri to do the henna. In the middle of April we stopped talking about the hall.

Then it was going to be Wad Madani, in my uncle’s yard. Then Port Sudan, because that’s where the groom had got to. In the end it was Cairo, in a flat on the fifth floor, nine months late, with forty people and one bathroom. The groom’s mother came to it on a phone, leaning against the sugar bowl.

We couldn’t find a proper jirtig set, so an auntie made the red thread from a knitting ball. The singer was my brother. He isn’t a singer. The neighbours knocked at eleven and we thought it was about the noise, but it was three Egyptian ladies who had put on their good dresses and wanted to know if they could come in and see the bride.

There’s one photo where my cousin is laughing with her eyes shut and you can see the washing machine behind her. She chose that one to frame.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'The remote control in my pocket',
    age: 45,
    gender: 'M',
    country: 'Saudi Arabia',
    body: `We had forty minutes to pack and a neighbour’s pickup with room for one bag each. My wife was magnificent. She took the passports, the children’s vaccination cards, the deeds, the gold, and a bag of dates. She took toilet paper. I walked from room to room touching things.

I am an engineer. I make lists for a living. I took a phone charger for a phone I no longer owned, four neckties, and my daughter’s trophy for spelling. I watered the plants. I remember thinking it was important not to leave the kitchen tap dripping, so I looked for a washer and changed it.

We were past Shendi when I put my hand in my pocket and found the remote control of the air conditioner. I must have used it to switch the thing off, out of habit, so that it would not run up the bill. I held it up. My wife looked at it for some time. Then she began to laugh, and the children began, and the neighbour laughed so much he had to pull over. It was the first noise any of us had made since the bridge.

At the checkpoints they asked us to empty our pockets. Each time there it was. One young man turned it over, pointed it at me and pressed the button. “Nothing,” he said. “You’re still hot.” He let us through.

It took us eleven days to reach the boat. I had that remote in Atbara, on the floor of a school, and in Port Sudan, where the heat is like a hand over your mouth, and people sleeping beside us would ask me to turn it down to eighteen degrees. A little girl used to come every evening and press it for the whole room. We all said ah.

We live in Jeddah now, in two rooms. There is an air conditioner, another brand. I keep the old remote in the drawer with the batteries in. My wife says to throw it out. I don’t know who is living in our house, or if there is a house. But as long as I have this, nobody there can turn it on without asking me.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'I left my bicycle in Omdurman',
    name: 'Mazin',
    age: 9,
    gender: 'M',
    country: 'Egypt',
    body: `My bicycle is green. I put it in the bathroom in our house and locked the door so it would be safe. My mother has the key in her bag.

Now I have got taller. My father says that the bicycle stayed the same size. So when we go back it will be for my sister. I told her she has to put oil on the chain.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'She would not leave her coffee pot',
    age: 31,
    gender: 'F',
    country: 'United Kingdom',
    city: 'Manchester',
    belief: 'Islam',
    body: `My grandmother is not sentimental. She left the house in Khartoum North with her medicine, her prayer beads and her jabana, the clay coffee pot with the long neck, wrapped in a towel and held on her lap for nine hundred kilometres like a baby that might wake.

My uncle begged her to leave it. You can buy one anywhere, he said, they cost nothing. She told him that a new one takes six years to learn the taste.

She’s with us in Manchester now. She roasts the beans in a frying pan and the smoke alarm goes off every afternoon at about four. The man from downstairs came up twice to complain. The third time she handed him a cup through the gap in the door, with ginger, and three spoons of sugar. Now when the alarm goes he comes up and brings a chair.

The spout got chipped at the airport. She turns the chip towards herself so the guest doesn’t see it.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'A pharmacy in two suitcases',
    age: 0,
    gender: 'M',
    country: 'Sudan',
    city: 'Port Sudan',
    body: `I had a pharmacy in Khartoum for eleven years, with a green cross that lit up and a chair for old people. What I carried out was two suitcases. I chose by thinking of faces. Insulin for the tailor. Inhalers, because of the twins. Blood pressure tablets for half the street.

Of course the tailor and the twins went other ways and I was left with their medicine. On the road people found out what I was. A woman at a petrol station described her mother’s pills to me by colour and size, and I guessed, and I had them.

I work in somebody else’s shop here. Last month a man came in, very thin, and asked for a certain insulin. I knew the voice before I knew the face. It was the tailor. We held on to each other across the counter. He looked me up and down and said, “Who made you those trousers? They are a crime.”`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'I became the family bank',
    name: 'Abubakr',
    age: 29,
    gender: 'M',
    country: 'Canada',
    city: 'Calgary',
    body: `I’m the youngest of seven and nobody ever asked my opinion about anything. Then the war came, the banks closed, and I was the only one with a salary. Within a month I was the person who decides.

It goes through an app and then through a man and then through another man’s cousin. I have a notebook. Rent in Kassala for my sister. School in Cairo. My father’s heart tablets. My eldest brother, who used to make me iron his shirts, writes to me very formally: if it is convenient for you. I hate it. I wrote back that it is only convenient if he calls me what he used to call me, which is a rude word for a small goat.

I drive deliveries after work, until about one. On the long empty roads out by the airport I do sums out loud. In February I was ninety dollars short and I didn’t know how to tell them. That week my brother wrote that they needed a bit less this month, they’d managed. I’ve never asked how. He signed it: to the goat.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'My university is a group chat now',
    age: 21,
    gender: 'F',
    country: 'Sudan',
    city: 'Kassala',
    body: `I was in second year of dentistry. We had just been given our own drills. Then everybody scattered, and the class became a group with 118 people in nine countries.

Our professor of anatomy is in Kassala too, it turned out, three streets away. He held a class in a wedding hall with a skull he had carried in his hand luggage. He’d explained it to every checkpoint. There were fourteen of us. We passed the skull along the row and each had to name a bone before handing it on, like a game.

Those who are abroad send us lecture notes, and we send them jokes. A boy I used to find annoying, Hatim, reads chapters aloud into his phone for people who have no electricity to charge a laptop but can charge a phone at the mosque. He has a terrible voice. I’ve now listened to him for about two hundred hours.

I am supposed to graduate in a year that doesn’t exist yet. I still have the drill. I practise on soap.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'Four nights at the crossing',
    name: 'Nawal',
    age: 47,
    gender: 'F',
    country: 'Egypt',
    body: `There were about sixty buses when we got to the border and ours was somewhere in the forties. The driver switched off the engine and said what everyone said in those days: God is generous. Then he put a cloth over his face and slept.

I taught Arabic grammar to girls for twenty-two years. I’m used to a bell. In that place nothing told you when anything was. So on the first morning I swept. I broke a branch off a thorn bush and swept the sand in front of our bus. The lady from the next bus saw me and swept hers. By noon there was a street.

A street needs things, and they came. A man who had owned a restaurant in Riyadh district had a pot. Somebody had lentils. Two brothers went along every evening with a phone battery the size of a brick, and you got ten minutes each, no more, and nobody cheated, I think because they’d have been seen. A boy had brought his parrot. It had lived over a barber’s shop and could say “Next, please” and “Short at the sides”. It said so to everyone, all day, in the heat, to grandmothers, to soldiers. On the second night a baby was born in the bus with the blue curtains, and in the morning the parrot was taken to be shown to the baby and said, “Next, please.”

I don’t want to make it a picnic. There were people who could not stand up. My mother was eighty and I held a sheet over her with my arms until I couldn’t feel my arms, and then a girl of about fifteen, a stranger with painted nails, took the sheet without a word and held it until she couldn’t feel hers. It went on like that around the bus. I never asked her name. I, who have called the register every morning of my life.

On the fifth day they called our number. I went to get my bag and found that I didn’t want to leave the branch behind. I leaned it on the wheel of the next bus. When I looked back through the window, a woman I had never seen before was already sweeping.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'School under the neem tree',
    name: 'Hawa',
    age: 27,
    gender: 'F',
    country: 'Chad',
    city: 'Adré',
    body: `I was a teacher in El Geneina. Now I’m a teacher in Chad, but the school is a tree. The desks are places in the shade, and because the shade moves, the class moves. We begin on the west side and by noon we’ve gone all the way around. The children know what time it is by where I am standing.

I have ninety-four, aged five to fourteen. I have one blackboard, which is a door painted black. I teach the row at the front and they turn around and teach the next row, and so on back, and sometimes I walk to the last row to hear what has become of my lesson. Once I taught that a triangle has three sides. In the last row it had three wives.

I laughed until I had to hold the tree. It was the first time in a year, and they were so pleased with themselves that they’ve been trying to make me do it again ever since.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'The doctor upstairs',
    age: 63,
    gender: 'F',
    country: 'Ireland',
    belief: 'Christianity',
    body: `He moved in over me six years ago, a young Sudanese doctor at the hospital here, and all I knew of him was his feet. Light on the stairs. Shower at six. I’d say good morning and he’d say, “Good morning, Mrs. Downstairs.”

When the war started his feet changed. He walked all night, up and down, up and down, over my bed. I lay there and walked it with him. His parents were in Khartoum and he couldn’t reach them. I am no use at speeches. I put a stew outside his door, and then I remembered, and took it back and made it again with lamb from the halal man.

It was five weeks. One night at about two the walking stopped. I lay there in the quiet, afraid of it. Then I heard a kind of thump, and another, and I realised that he was jumping. I got up in my nightdress and banged on the ceiling with the brush, and he banged back.

They’re in Saudi now, his mam and dad. She sent me a scarf. I’ve a proper name from him these days but he still won’t use it.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'My aunt sleeps in my room now',
    age: 11,
    gender: 'F',
    country: 'Canada',
    body: `My aunt Ihsan came from Sudan in the winter with my two little cousins and now she sleeps in my room. At first I was grumpy because I had to move my fish.

She can’t sleep so we talk in the dark. She told me about the ferry and the guava trees, and about a teacher she had who was scared of pencils. Sometimes she stops in the middle and doesn’t finish. I wait, and then I tell her something about school.

She likes the fish. She says good night to it in Arabic and I think it comes to the glass.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'The oud under the bed',
    name: 'Elfatih',
    age: 34,
    gender: 'M',
    country: 'Kenya',
    city: 'Nairobi',
    body: `I played weddings in Khartoum. Not the famous weddings; the ones on the street, with coloured bulbs and plastic chairs, where the singer stops in the middle to greet somebody’s uncle. I had an oud made by an old man in Omdurman who took eight months over it and then wept when I came to collect it, and charged me extra for the weeping.

When we left I could not take it. There were nine of us in the car, and my sister was expecting. I slid it under the bed in its case and put a suitcase in front of it, as if anybody looking for something to take would be fooled by a suitcase. I told it I was going to the shop. I know how that sounds.

In Nairobi I did not play for fourteen months. I had work in a warehouse, lifting, and my fingertips went soft. A guitarist does not understand this, but on the oud the soft fingers are like forgetting your own phone number. People asked me to their gatherings and I said I had no instrument, and it was true, so I was safe.

Then a Kenyan man at the warehouse, Peter, who sings in his church choir, came in on a Monday with a thing wrapped in a blanket. He had found it in a market. Somebody had bought it on holiday once to hang on a wall. It was a tourist’s oud, varnished like a boat, with strings you could have fenced a goat with. The neck was crooked. “Is it one of yours?” he asked me. I told him no. I told him it was not really an instrument at all. I said it all the way home on the bus with the thing on my knees.

That night I tuned it. It would not hold. I tuned it again. About two in the morning it agreed to stay in tune for as long as one song, if I played softly, so I played softly. My sister came and stood at the door with the baby. He was born in Nairobi. He had never heard it before, and he looked not at my hands but all around the room, up in the corners, to see who had come in.

I still don’t know about the one under the bed. I play Fridays now. Peter does the clapping, on the wrong beat.`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'I keep one clock on Khartoum time',
    gender: 'M',
    country: 'Canada',
    city: 'Ottawa',
    belief: 'Islam',
    body: `I have lived in Canada for thirty-eight years and in all that time the kitchen clock has shown Khartoum. My wife, who is from Sudbury, got used to it. She knows that if it says seven in the evening she may have her lunch.

It was for telephoning. My brothers and I spoke on Fridays, after their prayer, before my breakfast. Four brothers, then three, then two. When the war began the house where they lived, where we were all born, was in the wrong part of the city. The last of them, Bashir, refused to go. He was seventy-six and said he had an appointment with his date palm.

For three months I could not telephone anyone, and still I looked at that clock forty times a day. Now he is asleep. Now he’s up. Now he will be quarrelling with the pump.

He got out in the end, on a donkey cart, with a great deal of complaining. He lives in a village near Dongola with no signal except on top of the water tower. Every Friday he climbs it. He is seventy-eight. He calls me, out of breath, and the first thing he says is: what time is it there?`,
  },
  {
    campaign: 'sudan',
    category: 'SUDAN',
    language: 'en',
    title: 'The exam that was cancelled',
    age: 17,
    gender: 'M',
    country: 'Uganda',
    city: 'Kampala',
    body: `I was two months from my school certificate. My mother had made a timetable with colours, and it was taped to the fridge. Chemistry was yellow. I had never in my life studied so hard, and mostly I did it so that I could complain.

Then there was no exam. At first, and I’ll be honest, a small part of me was happy. For about three days.

In Kampala I repaired phones in my cousin’s kiosk. I got good at screens. But I kept seeing that timetable. I could remember what I should have been doing. Tuesday, four o’clock, acids and bases.

This year they opened a centre for us here, and I sat it at last, with hundreds of others, some of them twenty and with beards, one with a baby waiting outside. When they said turn over your papers, you could hear that everybody was holding their breath. The first question was on acids and bases. The man beside me, a complete stranger, said out loud, “Finally.”`,
  },
];
